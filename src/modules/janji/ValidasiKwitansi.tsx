import { useMemo } from 'react'
import { jamDi } from '#kernel/tanggal'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { useWords } from '#web/words'
import { MejaValidasi, type Terpilih } from '../kasir/MejaValidasi.tsx'
import { useAksiKasir, type AksiKasir } from '../kasir/use-kasir.tsx'
import { UbahBayarDialog } from '../pembayaran/UbahBayarDialog.tsx'
import { jenisKwitansi } from './buku.ts'
import type { barisKwitansi, Kwitansi } from './kwitansi.ts'

type Baris = RowOf<typeof barisKwitansi>

function useColumns(): Column<Baris>[] {
  const t = useWords()
  const { zona } = useShell().toko
  return useMemo(
    () => [
      { name: 'nomor', title: t('No Kwitansi'), text: (row) => row.nomor },
      { name: 'waktu', title: t('Waktu'), text: (row) => jamDi(zona, row.saat).slice(0, 5) },
      {
        name: 'untuk',
        title: t('Untuk'),
        text: (row) => `${t(jenisKwitansi[row.jenis])} ${row.no_janji}`,
      },
      {
        name: 'customer',
        title: t('Customer'),
        text: (row) => `${row.nama_customer} · ${row.no_hp}`,
        grows: true,
      },
      { name: 'barang', title: t('Barang'), text: (row) => row.barang, grows: true },
      { name: 'oleh', title: t('Input'), text: (row) => row.input_by },
    ],
    [t, zona],
  )
}

interface Props {
  readonly kwitansi: Kwitansi
}

/** Payments for one kind of promise that wait for the cashier. */
export function ValidasiKwitansi({ kwitansi }: Props) {
  const { document, janji, menunggu } = kwitansi
  const { commands, name, title } = document
  const useAksi = ({ dipilih, setuju, ...meja }: Terpilih<Baris>): AksiKasir => {
    const nomor = dipilih.map((row) => row.nomor)
    return useAksiKasir({
      ...meja,
      jumlah: dipilih.length,
      validasi: {
        siap: async () => {
          const terima = await setuju()
          return terima && { nomor, ...terima }
        },
        kirim: (body, options) => call(commands.validasi, { body }, options),
      },
      batal: {
        isi: { nomor },
        kirim: (body, options) => call(commands.batalValidasi, { body }, options),
      },
    })
  }
  return (
    <MejaValidasi<Baris>
      antre={useMemo(
        () => ({ daftar: menunggu, topik: [name, janji.name] }),
        [janji, menunggu, name],
      )}
      kata={useMemo(
        () => ({
          judul: title,
          pindai: 'Nomor kwitansi atau dokumennya',
          dipilih: '{{jumlah}} kwitansi dipilih',
          tanya: 'Validasi Kwitansi Ini ?',
          jumlah: 'Jumlah Rp',
        }),
        [title],
      )}
      nomor={nomorDari}
      cari={(all, kode) =>
        all.find(({ no_janji, nomor }) => nomor === kode || no_janji === kode.split('.')[0])
      }
      columns={useColumns()}
      useAksi={useAksi}
      renderUbah={({ jumlah, nomor, pembayaran }, onClose) => (
        <UbahBayarDialog
          {...{ jumlah, nomor, onClose, pembayaran }}
          segarkan={[name]}
          kirim={(baru, options) =>
            call(commands.bayar, { body: { nomor, pembayaran: baru } }, options)
          }
        />
      )}
    />
  )
}

const nomorDari = (row: Baris): string => row.nomor
