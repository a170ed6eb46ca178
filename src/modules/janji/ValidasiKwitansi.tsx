import { useMemo, useState, type ComponentType } from 'react'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { info } from '#web/dialogs/notices'
import { LazyPart } from '#web/page/LazyPart'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { useWords } from '#web/words'
import { MejaValidasi, type Perintah } from '../kasir/MejaValidasi.tsx'
import { UbahBayarDialog } from '../pembayaran/UbahBayarDialog.tsx'
import { jenisKwitansi } from './buku.ts'
import type { barisKwitansi, Kwitansi } from './kwitansi.ts'

type Baris = RowOf<typeof barisKwitansi>

function useColumns(): Column<Baris>[] {
  const t = useWords()
  return useMemo(
    () => [
      { name: 'nomor', title: t('No Kwitansi'), text: (row) => row.nomor },
      {
        name: 'untuk',
        title: t('Untuk'),
        text: (row) => `${t(jenisKwitansi[row.jenis])} ${row.no_janji}`,
      },
      { name: 'customer', title: t('Customer'), text: (row) => row.nama_customer, grows: true },
      { name: 'barang', title: t('Barang'), text: (row) => row.barang, grows: true },
    ],
    [t],
  )
}

const nomorDari = (row: Baris): string => row.nomor
const cari = (all: readonly Baris[], kode: string): Baris | undefined =>
  all.find(({ no_janji, nomor }) => nomor === kode || no_janji === kode.split('.')[0])

/** The screen of the payments for one kind of promise that wait for the cashier. */
export function layarValidasi(kwitansi: Kwitansi): ComponentType {
  const { document, janji, menunggu } = kwitansi
  const { commands, name, title } = document
  const antre = { daftar: menunggu, topik: [name, janji.name] }
  const kata = {
    judul: title,
    pindai: 'Nomor kwitansi atau dokumennya',
    dipilih: '{{jumlah}} kwitansi dipilih',
    tanya: 'Validasi Kwitansi Ini ?',
    jumlah: 'Jumlah Rp',
  }
  const perintah: Perintah<{ readonly lanjutan: readonly string[] }> = {
    validasi: (nomor, terima, options) =>
      call(commands.validasi, { body: { nomor, ...terima } }, options),
    batal: (nomor, options) => call(commands.batalValidasi, { body: { nomor } }, options),
    batalPemimpin: true,
  }
  return function ValidasiKwitansi() {
    const t = useWords()
    const paper = useShell().papers.get(janji.name)
    const [dicetak, cetak] = useState<readonly string[]>([])
    const [nomorCetak] = dicetak
    return (
      <>
        <MejaValidasi
          {...{ antre, cari, kata, perintah }}
          nomor={nomorDari}
          columns={useColumns()}
          onJadi={(_, rows, { lanjutan }) => {
            const baru = rows.filter(({ baru }) => baru)
            if (lanjutan.length > 0) info(t('Berlanjut: {{nomor}}', { nomor: lanjutan.join(', ') }))
            cetak([...baru.map(({ no_janji }) => no_janji), ...lanjutan])
          }}
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
        {paper && nomorCetak !== undefined ? (
          <LazyPart
            key={nomorCetak}
            part={paper}
            given={{ nomor: nomorCetak, first: true, onDone: () => cetak(dicetak.slice(1)) }}
          />
        ) : null}
      </>
    )
  }
}
