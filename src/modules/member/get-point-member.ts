import { berat, choice, code, integer, ref, rupiah, tanggal } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'
import { missingField } from '#kernel/refusal'

/** What earns points (DOMAIN 5: per amount or gram, by kategori); a kategori's row wins. */
export const getPointMember = defineMaster({
  name: 'para_get_point_member',
  title: 'Parameter Get Point Member',
  path: '/parameter-get-point-member',
  icon: 'star',
  purpose: 'Point yang didapat member menurut belanja atau berat',
  menu: 'member',
  when: 'MEMBER_MODULE',
  key: 'kode_get_point',
  shown: 'kode_get_point',
  fields: {
    kode_get_point: code({ label: 'Kode Get Point', required: true }),
    berlaku_mulai: tanggal({ label: 'Berlaku Mulai', required: true }),
    kode_kategori: ref('kategori', { label: 'Kategori', hint: 'Kosong berarti semua' }),
    dasar_point: choice({
      label: 'Dasar Point',
      of: { RUPIAH: 'Belanja', GRAM: 'Berat' },
      required: true,
      initial: 'RUPIAH',
    }),
    tiap_rp: rupiah({ label: 'Tiap Belanja', required: true, initial: 0 }),
    tiap_berat: berat({ label: 'Tiap Berat', required: true, initial: 0 }),
    point: integer({ label: 'Point', required: true, initial: 1, min: 1 }),
  },
  rule: ({ dasar_point, tiap_berat, tiap_rp }) => {
    const perRupiah = dasar_point === 'RUPIAH'
    if ((perRupiah ? tiap_rp : tiap_berat) > 0) return undefined
    return perRupiah
      ? missingField('tiap_rp', 'Tiap Belanja')
      : missingField('tiap_berat', 'Tiap Berat')
  },
  calls: usualCalls('para-get-point-member', 'kode_get_point', 'para-get-point-member'),
  contoh: {
    kode_get_point: 'GRAM',
    berlaku_mulai: '2030-01-01',
    kode_kategori: 'EMAS',
    dasar_point: 'GRAM',
    tiap_rp: 0,
    tiap_berat: 1_000,
    point: 2,
  },
})
