import { useEffect, useMemo, useState } from 'react'
import { choice, text } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { bayarBaru, pembayaranDari, type Bayar } from '#modules/pembayaran/bayar.rules'
import { titipMasuk, dokumenTitipan } from '#modules/titipan/titipan'
import { call } from '#web/call'
import { FormFields } from '#web/form/FormFields'
import type { Form } from '#web/form/use-form'
import { CallError } from '#web/request'
import { useWords } from '#web/words'
import { PembayaranEditor } from '../pembayaran/PembayaranEditor.tsx'
import { PostDialog } from '#web/document/PostDialog'
import { useCetakTitipan } from '../titipan/use-cetak-titipan.tsx'
import { kepalaMasuk } from '#modules/penjualan/penjualan'
import { tanpaKesalahan, type Kesalahan } from './kesalahan-konter.ts'
import { keluarkan } from './nota-konter.ts'
import type { Konter } from './use-konter.tsx'
import { penitip } from '#modules/pelanggan/pelanggan'

const { alamat_customer, kode_kecamatan, kode_kota, nama_customer, no_hp } = penitip
const { jenis_identitas, no_identitas } = penitip
const isianUang = {
  kode_sales: kepalaMasuk.kode_sales,
  ...titipMasuk,
  nama_customer,
  no_hp,
  alamat_customer,
  kode_kota,
  kode_kecamatan,
  jenis_identitas,
  no_identitas,
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

interface IsiProps {
  readonly form: Form
  readonly barang: ReturnType<typeof useBarang>
  readonly bayar: readonly Bayar[]
  readonly kesalahan: Kesalahan
  readonly onBayar: (bayar: readonly Bayar[]) => void
}

/**
 * The fields: the piece, the customer, the amount, the payment. The sales person is asked first,
 * unless he is known.
 */
function Isi({ barang, bayar, form, kesalahan, onBayar }: IsiProps) {
  const t = useWords()
  const { idOf, values } = form
  const fokus = (name: string): void => document.getElementById(idOf(name))?.focus()
  useEffect(() => {
    fokus(values['kode_sales'] ? 'jumlah' : 'kode_sales')
    // Once, when it opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
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
        <div>
          <FormFields form={form} />
        </div>
        <div>
          <PembayaranEditor
            id="titip-bayar"
            entries={bayar}
            total={Number(values['jumlah'] ?? 0)}
            errors={kesalahan}
            onChange={onBayar}
            onDone={() => undefined}
          />
        </div>
      </div>
    </>
  )
}

/** What the form starts with: what the counter knows of the note already. */
function useAwal({ meja }: Konter) {
  const { kepala } = meja.nota
  return useMemo(() => {
    const { alamat_customer, keterangan, kode_sales, nama_customer, no_hp } = kepala
    const { kode_kecamatan, kode_kota } = kepala
    const tempat = { kode_kota, kode_kecamatan }
    return { alamat_customer, ...tempat, keterangan, kode_sales, nama_customer, no_hp }
  }, [kepala])
}

/**
 * A deposit for the chosen piece, or of money only: the amount, the customer, the last day, the
 * payment.
 */
export function TitipDialog({ konter, onClose }: Props) {
  const t = useWords()
  const { meja } = konter
  const cetak = useCetakTitipan()
  const [bayar, setBayar] = useState(awalBayar)
  const [kesalahan, setKesalahan] = useState<Kesalahan>(tanpaKesalahan)
  const barang = useBarang(konter)
  const ubahBayar = (next: readonly Bayar[]): void => {
    setKesalahan(tanpaKesalahan)
    setBayar(next)
  }
  return (
    <PostDialog
      title={t('Terima titipan')}
      width={1040}
      saveLabel={t('Simpan Titipan')}
      fields={barang ? isianBarang : isianUang}
      awal={useAwal(konter)}
      segarkan={['TITIPAN']}
      send={async (entered, options) => {
        const { untuk, ...isi } = { untuk: 'UANG', ...entered }
        const dititip = untuk === 'BARANG' ? barang : undefined
        const pembayaran = pembayaranDari(bayar, isi.jumlah)
        const body = {
          ...isi,
          jenis_pelanggan: meja.nota.kepala.jenis_pelanggan,
          baris: dititip?.baris ?? null,
          harga: dititip?.harga ?? null,
          pembayaran,
        }
        try {
          const saved = await call(dokumenTitipan.commands.simpan, { body }, options)
          meja.ubahKepala({ kode_sales: isi.kode_sales })
          if (dititip) meja.ubah((nota) => keluarkan(nota, dititip.baris.kode_barcode))
          konter.tunjukkan({ ...saved.data, jumlah: isi.jumlah, pembayaran })
          if (saved.data.status === 'TITIP') await cetak.otomatis([saved.data.no_titipan])
          return saved
        } catch (error) {
          if (error instanceof CallError) setKesalahan(error.fields)
          throw error
        }
      }}
      renderIsi={(form) => (
        <>
          <Isi {...{ barang, bayar, form, kesalahan }} onBayar={ubahBayar} />
          {cetak.dialog}
        </>
      )}
      onClose={onClose}
    />
  )
}
