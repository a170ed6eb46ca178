import type { Translate } from '#kernel/language'
import { call } from '#web/call'
import { BatalNota, type CaraBatal } from '../kunjungan/BatalNota.tsx'
import { lihatPembelian } from './lihat.calls.ts'
import { dokumenPembelian } from './pembelian.ts'
import { TampilFaktur } from './tampil/TampilFaktur.tsx'
import { muatFaktur, type IsiFaktur } from './tampil/use-faktur.tsx'

/** SPEC 5: the purchase of an exchange is cancelled with its sale, from there. */
function cara({ no_faktur_beli, notajual, status }: IsiFaktur, t: Translate): CaraBatal {
  const tukar = notajual.length > 0
  return {
    label: 'Batal Pembelian',
    judul: t('Batal Pembelian {{nomor}}', { nomor: no_faktur_beli }),
    keterangan: tukar
      ? t('Bagian dari tukar tambah: batalkan kedua sisinya di Batal Penjualan.')
      : t('Uang, emas dan jurnal dibalik; barang sendiri menjadi milik pelanggan lagi.'),
    boleh: status === 'VALID' && !tukar,
    kirim: ({ alasan }, options) =>
      call(dokumenPembelian.commands.batal, { body: { no_faktur_beli, alasan } }, options),
  }
}

/** Cancels a validated purchase of today. */
export function BatalPembelianScreen() {
  return (
    <BatalNota
      document={dokumenPembelian}
      kosong="Belum ada pembelian valid hari ini"
      daftar={lihatPembelian}
      nomor="no_faktur_beli"
      muat={muatFaktur}
      renderNota={(faktur) => <TampilFaktur faktur={faktur} />}
      cara={cara}
    />
  )
}
