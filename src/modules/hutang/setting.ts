import { integer, persen, rupiah, text } from '#kernel/field'
import { flag, parameter, settings } from '#kernel/setting'

const area = 'Hutang'
/** Whoever is held to a limit does not move it. */
const levels = ['OWN', 'SU'] as const

/** What a shop may set here. */
export const settingHutang = settings({
  PARAMETER_HUTANG_MODULE: flag('Parameter Hutang', {
    area: 'Modul',
    switches: 'Bunga, plafond dan pokok pinjaman diatur toko sendiri; usaha gadai perlu izin OJK',
  }),
  PRINT_NOTA_HUTANG_DUPLICATE_MODULE: flag('Surat Hutang Dua Lembar', {
    area,
    switches: 'Surat hutang dicetak dua lembar: untuk peminjam dan untuk toko',
  }),
  HUTANG_NO_IZIN: parameter(text({ label: 'No Izin Usaha Gadai', max: 60 }), null, {
    ...{ area, levels },
    switches: 'Izin OJK toko ini; kosong: layar pinjaman mengingatkan bahwa izin diperlukan',
  }),
  HUTANG_LTV_BATAS: parameter(persen({ label: 'Batas LTV (%)' }), 85_00, {
    ...{ area, levels },
    switches: 'Pinjaman paling banyak bagian ini dari taksiran jaminan',
  }),
  HUTANG_BATAS: parameter(rupiah({ label: 'Batas Pinjaman' }), 25_000_000, {
    ...{ area, levels },
    switches: 'Pinjaman di atas batas ini memerlukan otorisasi',
  }),
  HUTANG_BATAS_SEHARI: parameter(rupiah({ label: 'Batas Pinjaman Sehari' }), 100_000_000, {
    ...{ area, levels },
    switches: 'Pinjaman seorang petugas di atas batas ini dalam sehari memerlukan otorisasi',
  }),
  PEMBULATAN_BUNGA: parameter(rupiah({ label: 'Pembulatan Bunga', min: 1 }), 1, {
    area,
    switches: 'Kelipatan pembulatan bunga per hari',
  }),
  HUTANG_HARI_TENGGANG: parameter(integer({ label: 'Tenggang Lelang (Hari)', max: 365 }), 7, {
    ...{ area, levels },
    switches: 'Jaminan baru boleh dilelang sekian hari sesudah jatuh tempo',
  }),
  HUTANG_HARI_NOTIS: parameter(integer({ label: 'Pemberitahuan Lelang (Hari)', max: 365 }), 7, {
    ...{ area, levels },
    switches: 'Jaminan baru boleh dilelang sekian hari sesudah pelanggan diberi tahu',
  }),
  HUTANG_HARI_HITUNG: parameter(integer({ label: 'Hitung Brankas (Hari)', max: 365 }), 30, {
    ...{ area, levels },
    switches: 'Tutup toko mengingatkan bila brankas jaminan sekian hari belum dihitung; 0: tidak',
  }),
})
