import { useMemo, useState } from 'react'
import { formatBerat } from '#kernel/figures'
import { jamDi } from '#kernel/tanggal'
import { call } from '#web/call'
import { LazyPart } from '#web/page/LazyPart'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { useWords } from '#web/words'
import { MejaValidasi, type Perintah } from '../kasir/MejaValidasi.tsx'
import { UbahBayarDialog } from '../pembayaran/UbahBayarDialog.tsx'
import { arahManual, manualMenunggu, notaManual } from './nota-manual.ts'

type Menunggu = NonNullable<(typeof manualMenunggu)['types']>['a'][number]

const { commands, name } = notaManual
const antre = { daftar: manualMenunggu, topik: [name] }
const kata = {
  judul: 'Validasi Jual Beli Manual',
  pindai: 'Nomor nota manual',
  dipilih: '{{jumlah}} nota dipilih',
  tanya: 'Validasi Nota Manual Ini ?',
  jumlah: 'Jumlah Rp',
}
const perintah: Perintah = {
  validasi: (nomor, terima, options) =>
    call(commands.validasi, { body: { nomor, ...terima } }, options),
  batal: (nomor, options) => call(commands.batalValidasi, { body: { nomor } }, options),
}

function useColumns(): Column<Menunggu>[] {
  const t = useWords()
  const { zona } = useShell().toko
  return useMemo(
    () => [
      { name: 'nomor', title: t('Nota Manual'), text: (row) => row.nomor },
      { name: 'waktu', title: t('Waktu'), text: (row) => jamDi(zona, row.saat).slice(0, 5) },
      { name: 'arah', title: t('Transaksi'), text: (row) => t(arahManual[row.arah]) },
      {
        name: 'customer',
        title: t('Customer'),
        text: (row) => row.nama_customer ?? '',
        grows: true,
      },
      { name: 'barang', title: t('Barang'), text: (row) => row.barang, grows: true },
      { name: 'berat', title: t('Berat'), align: 'right', text: (row) => formatBerat(row.berat) },
      { name: 'oleh', title: t('Input'), text: (row) => row.input_by },
    ],
    [t, zona],
  )
}

const nomorDari = (row: Menunggu): string => row.nomor
const cari = (all: readonly Menunggu[], kode: string): Menunggu | undefined =>
  all.find(({ nomor }) => nomor === kode)

/** Notes of manual goods that wait for their money. */
export function ValidasiManual() {
  const paper = useShell().papers.get(name)
  const [[pertama, ...lain], cetak] = useState<readonly string[]>([])
  return (
    <>
      <MejaValidasi<Menunggu>
        {...{ antre, cari, kata, perintah }}
        nomor={nomorDari}
        columns={useColumns()}
        onJadi={cetak}
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
      {paper && pertama !== undefined ? (
        <LazyPart
          key={pertama}
          part={paper}
          given={{ nomor: pertama, first: true, onDone: () => cetak(lain) }}
        />
      ) : null}
    </>
  )
}
