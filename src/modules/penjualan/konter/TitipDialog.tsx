import { useMemo, useState } from 'react'
import { choice, text } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { bayarBaru, type Bayar } from '#modules/faktur/bayar.rules'
import { titipMasuk } from '#modules/titipan/titipan'
import { call } from '#web/call'
import { FormFields } from '#web/form/FormFields'
import { useWords } from '#web/words'
import { PembayaranEditor } from '../../faktur/PembayaranEditor.tsx'
import { KirimDialog } from '../../otorisasi/KirimDialog.tsx'
import { pembayaranDari } from '../../titipan/tampil/TambahDialog.tsx'
import { useCetakTitipan } from '../../titipan/use-cetak-titipan.tsx'
import { penitip, simpanTitipan } from '../titip.calls.ts'
import { keluarkan } from './nota-konter.ts'
import type { Konter } from './use-konter.tsx'

const { alamat_customer, nama_customer, no_hp } = penitip
const isianUang = {
  ...titipMasuk,
  nama_customer,
  no_hp,
  alamat_customer,
  keterangan: text({ label: 'Keterangan', max: 200 }),
}
const isianBarang = {
  untuk: choice({
    label: 'Titip Untuk',
    of: { BARANG: 'Barang Yang Dipilih', UANG: 'Uang Saja' },
    required: true,
    initial: 'BARANG',
  }),
  ...isianUang,
}

const awalBayar: readonly Bayar[] = [bayarBaru(0, 'CASH')]

interface Props {
  readonly konter: Konter
  readonly onClose: () => void
}

/** The piece that is looked at, if it could be sold as it stands. */
function useBarang({ hitung, meja }: Konter) {
  const line = meja.nota.baris.find(({ kode_barcode }) => kode_barcode === meja.dipilih)
  const priced = hitung.jual?.baris.find((each) => each.kode_barcode === meja.dipilih)
  if (!line || !priced || priced.masalah.length > 0 || hitung.basi) return undefined
  const { harga_lama: _lama, ...baris } = line
  return { baris, nama: priced.nama_barang ?? '', harga: priced.harga_total ?? 0 }
}

/** Money for the piece that is looked at, or money only: how much, whose, until when, how paid. */
export function TitipDialog({ konter, onClose }: Props) {
  const t = useWords()
  const { meja } = konter
  const cetak = useCetakTitipan()
  const [bayar, setBayar] = useState(awalBayar)
  const barang = useBarang(konter)
  const { kepala } = meja.nota
  const isian = barang ? isianBarang : isianUang
  const awal = useMemo(
    () => ({
      nama_customer: kepala.nama_customer,
      no_hp: kepala.no_hp,
      alamat_customer: kepala.alamat_customer,
      keterangan: kepala.keterangan,
    }),
    [kepala],
  )
  return (
    <KirimDialog
      title={t('Terima titipan')}
      width={1040}
      saveLabel={t('Simpan Titipan')}
      fields={isian}
      awal={awal}
      segarkan={['TITIPAN']}
      send={async (entered, options) => {
        const { untuk, ...isi } = { untuk: 'UANG', ...entered }
        const dititip = untuk === 'BARANG' ? barang : undefined
        const saved = await call(
          simpanTitipan,
          {
            body: {
              ...isi,
              jenis_pelanggan: kepala.jenis_pelanggan,
              kode_sales: kepala.kode_sales ?? '',
              baris: dititip?.baris ?? null,
              harga: dititip?.harga ?? null,
              pembayaran: pembayaranDari(bayar, isi.jumlah),
            },
          },
          options,
        )
        if (dititip) meja.ubah((nota) => keluarkan(nota, dititip.baris.kode_barcode))
        if (saved.data.status === 'TITIP') await cetak.otomatis([saved.data.no_titipan])
        return saved
      }}
      renderIsi={(form) => (
        <>
          {barang ? (
            <p className="titip-barang">
              <b>{barang.baris.kode_barcode}</b> {barang.nama}{' '}
              <span className="meta">Rp {formatRupiah(barang.harga)}</span>
            </p>
          ) : (
            <p className="meta">{t('Uang saja: pindai barang dahulu untuk menitip barang')}</p>
          )}
          <div className="titip-isi">
            <FormFields form={form} autoFocus />
            <div>
              <PembayaranEditor
                id="titip-bayar"
                entries={bayar}
                total={Number(form.values['jumlah'] ?? 0)}
                errors={{}}
                onChange={setBayar}
                onDone={() => undefined}
              />
            </div>
          </div>
          {cetak.dialog}
        </>
      )}
      onClose={onClose}
    />
  )
}
