import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { poinBuku, stokHadiah } from './buku.ts'
import { getPointMember } from './get-point-member.ts'
import { hadiah } from './hadiah.ts'
import {
  exportDataMember,
  laporanDaftarMember,
  laporanHarianMember,
  laporanKartuHadiah,
  laporanTopMember,
  lihatTransaksiMember,
} from './laporan/laporan-member.ts'
import { memberAfiliasi } from './member-afiliasi.ts'
import { member as dataMember } from './member.ts'
import { parameterPoint } from './parameter-point.ts'
import { resetPoinMember } from './reset-poin-member.ts'
import { settingMember } from './setting.ts'
import { otorisasiMember, stokHadiahDokumen, transaksiPoin, tukarPoint } from './tukar-point.ts'

/** Members: who collects points, what earns them, and what they are exchanged for. */
export const member = defineModule({
  name: 'member',
  needs: ['akuntansi', 'otorisasi', 'pembayaran', 'stok', 'toko'],
  settings: settingMember,
  masters: [dataMember, hadiah, parameterPoint, getPointMember, resetPoinMember, memberAfiliasi],
  documents: [tukarPoint, transaksiPoin, stokHadiahDokumen],
  ledgers: [poinBuku, stokHadiah],
  reports: [
    ...[laporanDaftarMember, laporanTopMember, laporanHarianMember],
    ...[laporanKartuHadiah, lihatTransaksiMember, exportDataMember],
  ],
  approvals: otorisasiMember,
  screens: [
    defineScreen({
      path: '/setting-member',
      title: 'Setting Member',
      menu: 'member',
      place: 1,
      heading: 'Member',
      icon: 'settings',
      purpose: 'Aturan point yang berlaku hari ini',
      when: 'MEMBER_MODULE',
      initially: ['SPV', 'MU', 'DEV'],
    }),
  ],
  person: {
    member: {
      place: 10,
      title: 'Member',
      text: 'Member {{kode}}: {{poin}} point',
      paths: ['/lihat-transaksi-member', '/data-member'],
      when: 'MEMBER_MODULE',
      figures: { poin: 'rupiah' },
      given: { kode_member: 'kode' },
      plain: true,
    },
  },
  morning: {
    ulang_tahun: {
      part: 'JANJI',
      text: '{{jumlah}} member berulang tahun hari ini: {{nama}}',
      paths: ['/dashboard'],
      when: 'MEMBER_MODULE',
    },
  },
})
