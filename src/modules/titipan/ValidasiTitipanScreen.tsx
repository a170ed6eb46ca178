import { useMemo } from 'react'
import { formatBerat } from '#kernel/figures'
import { jamDi } from '#kernel/tanggal'
import { kunjunganDasar } from '#modules/kunjungan/kunjungan'
import { call } from '#web/call'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { useWords } from '#web/words'
import { MejaValidasi, type Perintah } from '../kasir/MejaValidasi.tsx'
import { UbahBayarDialog } from '../pembayaran/UbahBayarDialog.tsx'
import { validasiTitipanSemua } from './titipan.calls.ts'
import { dokumenTitipan } from './titipan.ts'
import { useCetakTitipan } from './use-cetak-titipan.tsx'

type Menunggu = NonNullable<(typeof validasiTitipanSemua)['types']>['a'][number]

const antre = {
  daftar: validasiTitipanSemua,
  topik: [dokumenTitipan.name, kunjunganDasar.name],
}
const kata = {
  judul: 'Validasi Titipan',
  pindai: 'Barang atau nomor titipan',
  dipilih: '{{jumlah}} titipan dipilih',
  tanya: 'Validasi Titipan Ini ?',
  jumlah: 'Uang Titipan',
}

const { commands } = dokumenTitipan
const perintah: Perintah = {
  validasi: (titipan, terima, options) =>
    call(commands.validasi, { body: { titipan, ...terima } }, options),
  batal: (titipan, options) => call(commands.batalValidasi, { body: { titipan } }, options),
}

function useColumns(): Column<Menunggu>[] {
  const t = useWords()
  const { zona } = useShell().toko
  return useMemo(
    () => [
      { name: 'no_titipan', title: t('No Titipan'), text: (row) => row.no_titipan },
      { name: 'waktu', title: t('Waktu'), text: (row) => jamDi(zona, row.saat).slice(0, 5) },
      {
        name: 'customer',
        title: t('Customer'),
        text: (row) => `${row.nama_customer} · ${row.no_hp}`,
        grows: true,
      },
      {
        name: 'barang',
        title: t('Barang'),
        text: (row) =>
          row.kode_barcode === null
            ? t('Titipan Uang Saja')
            : `${row.kode_barcode} ${row.nama_barang ?? ''}`,
        grows: true,
      },
      {
        name: 'berat',
        title: t('Berat'),
        align: 'right',
        text: (row) => (row.berat === null ? '-' : formatBerat(row.berat)),
      },
      { name: 'oleh', title: t('Input'), text: (row) => row.input_by },
    ],
    [t, zona],
  )
}

const cari = (all: readonly Menunggu[], kode: string): Menunggu | undefined =>
  all.find((row) => row.no_titipan === kode || row.kode_barcode === kode)
const nomorDari = (row: Menunggu): string => row.no_titipan

/** Deposits that wait for their money; a scan finds one by its number, or by its piece. */
export function ValidasiTitipanScreen() {
  const cetak = useCetakTitipan()
  return (
    <>
      <MejaValidasi<Menunggu>
        {...{ antre, cari, kata, perintah }}
        nomor={nomorDari}
        columns={useColumns()}
        onJadi={(nomor) => void cetak.otomatis(nomor)}
        renderUbah={({ jumlah, no_titipan, pembayaran }, onClose) => (
          <UbahBayarDialog
            nomor={no_titipan}
            jumlah={jumlah}
            pembayaran={pembayaran}
            segarkan={['TITIPAN']}
            kirim={(baru, options) =>
              call(commands.bayar, { body: { no_titipan, pembayaran: baru } }, options)
            }
            onClose={onClose}
          />
        )}
      />
      {cetak.dialog}
    </>
  )
}
