import type { Translate } from '#kernel/language'
import { call } from '#web/call'
import { BatalNota, type CaraBatal } from '../kunjungan/BatalNota.tsx'
import { kunjungan } from './kunjungan.ts'
import { TampilNota } from '../penjualan/nota-tampil/TampilNota.tsx'
import { muatNota, type IsiNota } from '../penjualan/nota-tampil/use-nota.tsx'
import { lihatPenjualan } from '#modules/penjualan/penjualan.calls'
import { dokumenPenjualan } from '#modules/penjualan/penjualan'
import { cekBatal } from './batal.calls.ts'

const cek = async (no_faktur: string) => (await call(cekBatal, { body: { no_faktur } })).data

const caraJual = ({ no_faktur_jual, status }: IsiNota, t: Translate): CaraBatal => ({
  label: 'Batal Penjualan',
  judul: t('Batal Penjualan {{nomor}}', { nomor: no_faktur_jual }),
  keterangan: t('Uang, emas dan jurnal dibalik; barang menunggu ditimbang lagi.'),
  boleh: status === 'VALID',
  cek: () => cek(no_faktur_jual),
  kirim: (isi, options) =>
    call(dokumenPenjualan.commands.batal, { body: { no_faktur_jual, ...isi } }, options),
})

/** SPEC 5: a note of an exchange is cancelled with both of its sides. */
const caraTukar = ({ no_faktur_group, notabeli, status }: IsiNota, t: Translate): CaraBatal => ({
  label: 'Batal Tukar Tambah',
  judul: t('Batal Tukar Tambah {{nomor}}', { nomor: no_faktur_group }),
  keterangan: t('Tukar tambah: penjualan dan pembelian {{nomor}} dibatalkan bersama.', {
    nomor: notabeli.join(', '),
  }),
  boleh: status === 'VALID',
  cek: () => cek(no_faktur_group),
  kirim: (isi, options) =>
    call(kunjungan.commands.batalTukar, { body: { no_faktur_group, ...isi } }, options),
})

/** Cancels a validated sale of today, or the exchange it is part of. */
export function BatalPenjualanScreen() {
  return (
    <BatalNota
      document={dokumenPenjualan}
      kosong="Belum ada penjualan valid hari ini"
      daftar={lihatPenjualan}
      nomor="no_faktur_jual"
      muat={muatNota}
      renderNota={(nota) => <TampilNota nota={nota} />}
      cara={(nota, t) => (nota.notabeli.length > 0 ? caraTukar(nota, t) : caraJual(nota, t))}
    />
  )
}
