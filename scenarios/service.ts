import sharp from 'sharp'
import { dataOf } from './cincin.ts'
import type { Person } from './shop.ts'

/** A photo of a piece as it came in. @returns its path */
export async function fotoService(kasir: Person, folder = 'foto_service'): Promise<string> {
  const gambar = sharp({ create: { width: 40, height: 30, channels: 3, background: '#caa' } })
  const sent = await kasir.upload(`gambar/${folder}`, await gambar.png().toBuffer())
  return String(dataOf(sent)['gambar_path'])
}

/** A ring that is to be made larger, as the counter sends it. */
export const tiketService = (foto: string, lain: object = {}) => ({
  kode_sales: 'SLS1',
  nama_customer: 'IBU RATNA',
  no_hp: '081234567891',
  alamat_customer: 'Jalan Melati 7',
  jenis_service: 'UKURAN',
  nama_barang: 'CINCIN POLOS',
  kadar: 75,
  berat_masuk: 4.123,
  foto,
  deskripsi: 'Perbesar dari ukuran 12 ke 14',
  temuan: 'Batu kecil hilang satu',
  kode_tukang: 'SARNO',
  tgl_janji: '2026-11-28',
  taksiran: 250_000,
  pin: '482913',
  uang_muka: 0,
  pembayaran: [],
  ...lain,
})
