import type { RowOf } from '#kernel/field'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { Picture } from '#web/fields/Picture'
import { WorkDesk } from '#web/desk/WorkDesk'
import { ScanInput } from '#web/fields/ScanInput'
import { FormFields } from '#web/form/FormFields'
import { Refused } from '#web/page/Refused'
import { useWords } from '#web/words'
import { statusBarang } from '../stok/barang.ts'
import { RiwayatPindah } from './RiwayatPindah.tsx'
import type { barangPindah } from './pindah.calls.ts'
import { jumlahBerat } from './pindah.rules.ts'
import { idPindai, useSatuBaki } from './use-satu-baki.tsx'

type Barang = RowOf<typeof barangPindah>

/** The pieces of the tray as the user sees them; a piece that stays says why. */
function IsiBaki({ barang }: { readonly barang: readonly Barang[] }) {
  const t = useWords()
  return (
    // What scrolls can be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className="desk-photos" aria-label={t('Isi Baki')} tabIndex={0}>
      {barang.map((one) => (
        <li key={one.kode_barcode} className={one.status === 'ADA' ? '' : 'tinggal'}>
          {one.gambar ? (
            <Picture path={one.gambar} alt="" />
          ) : (
            <span className="picture missing" aria-hidden />
          )}
          <strong>{formatBerat(one.berat)} gr</strong>
          <span>{one.kode_barcode}</span>
          <span title={one.nama_barang}>{one.nama_barang}</span>
          {one.status === 'ADA' ? null : <em>{t(statusBarang[one.status])}</em>}
        </li>
      ))}
    </ul>
  )
}

function Angka({ barang }: { readonly barang: readonly Barang[] }) {
  const t = useWords()
  const ikut = barang.filter(({ status }) => status === 'ADA')
  const tinggal = barang.length - ikut.length
  return (
    <dl className="desk-figures">
      <dt>{t('Barang Yang Dipindah')}</dt>
      <dd className="besar">{formatRupiah(ikut.length)}</dd>
      <dt>{t('Berat')}</dt>
      <dd className="besar">{formatBerat(jumlahBerat(ikut))} gr</dd>
      {tinggal > 0 ? (
        <>
          <dt>{t('Tinggal di baki (dalam nota atau titipan)')}</dt>
          <dd>{formatRupiah(tinggal)}</dd>
        </>
      ) : null}
    </dl>
  )
}

/** A whole tray goes into another: choose or scan both, look, F9 moves it. */
export function PindahSatuBakiScreen() {
  const t = useWords()
  const { barang, dari, form, isi, pindai, simpan } = useSatuBaki()
  return (
    <WorkDesk
      pindai={{ id: idPindai, label: 'Pindai Label Baki' }}
      simpan={{ label: 'Pindahkan Baki', ...simpan }}
      riwayat={RiwayatPindah}
      kiri={{
        label: 'Baki Asal Dan Tujuan',
        form: true,
        isi: (
          <>
            <ScanInput
              id={idPindai}
              autoFocus
              ariaLabel={t('Pindai Label Baki')}
              placeholder={t('Pindai label baki asal, lalu tujuan (F2)')}
              onScan={pindai}
            />
            <FormFields form={form} />
            {dari === '' ? null : <Angka barang={barang} />}
          </>
        ),
      }}
      kanan={{
        label: 'Isi Baki',
        isi: (
          <>
            {isi.error ? <Refused error={isi.error} onRetry={isi.refetch} /> : null}
            {dari === '' ? <p>{t('Pindai label baki asal, atau pilih bakinya.')}</p> : null}
            {isi.data?.length === 0 ? <p>{t('Baki ini kosong.')}</p> : null}
            <IsiBaki barang={barang} />
          </>
        ),
      }}
    />
  )
}
