import { dataOf } from './cincin.ts'
import type { Person } from './shop.ts'

const ubah = { kode_member: 'K77', arah: 'TAMBAH', poin: 123, keterangan: 'Ulang tahun' }
const hadiah = { kode_hadiah: 'PAYUNG', arah: 'MASUK', jumlah: 7, keterangan: null }

/** A shop that has its masters gets a member with points, and gifts. */
export async function isiMember(own: Person, spv: Person): Promise<void> {
  dataOf(await own.put('para-system/key/MEMBER_MODULE', { value: true }))
  const tempat = { alamat_member: null, kode_kota: null, kode_kecamatan: null, tgl_lahir: null }
  const dia = { kode_member: 'K77', nama_member: 'Sari', no_hp: '6281298760001' }
  dataOf(await own.post('member/create', { ...dia, ...tempat, kode_ajak: null, aktif: true }))
  const lain = { kode_member: 'K78', nama_member: 'Bu Sari', no_hp: '6281298760002' }
  dataOf(await own.post('member/create', { ...lain, ...tempat, kode_ajak: null, aktif: true }))
  dataOf(await spv.post('stock-hadiah/simpan', hadiah))
  dataOf(await spv.postApproved('transaksi-poin/simpan', ubah, 'own'))
  const sedikit = { ...ubah, kode_member: 'K78', poin: 11 }
  dataOf(await spv.postApproved('transaksi-poin/simpan', sedikit, 'own'))
}

const catatan = (kode_member: string) => ({ id: null, kode_member })

/** How each document of members is made. */
export const contohMember = {
  GABUNG_ORANG: () => ({
    path: 'gabung-pelanggan/simpan',
    body: { utama: catatan('K77'), ganda: catatan('K78'), keterangan: 'Satu orang' },
  }),
  TUKAR_POINT: () => ({
    path: 'tukar-point/simpan',
    body: { kode_member: 'K77', kode_hadiah: 'PAYUNG', jumlah: 2, keterangan: null },
  }),
  TRANSAKSI_POIN: () => ({ path: 'transaksi-poin/simpan', body: { ...ubah, arah: 'KURANG' } }),
  STOCK_HADIAH: () => ({
    path: 'stock-hadiah/simpan',
    body: { ...hadiah, arah: 'KELUAR', jumlah: 3, keterangan: 'Robek' },
  }),
}
