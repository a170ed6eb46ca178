import { integer, rupiah } from '#kernel/field'
import { flag, parameter, settings } from '#kernel/setting'

const area = 'Cicilan'

/** What a shop may set here. */
export const settingCicilan = settings({
  CICILAN_MODULE: flag('Modul Cicilan', {
    area: 'Modul',
    switches: 'Barang dapat dijual dengan cicilan',
  }),
  PRINT_NOTA_CICILAN_DUPLICATE_MODULE: flag('Kartu Cicilan Dua Lembar', {
    area,
    switches: 'Kartu cicilan dicetak dua lembar: untuk pelanggan dan untuk toko',
  }),
  CICILAN_PEMBULATAN: parameter(
    rupiah({ label: 'Pembulatan Angsuran (Rp)', min: 1, max: 1_000_000 }),
    1_000,
    { area, switches: 'Kelipatan angsuran; yang bukan kelipatan di angsuran terakhir' },
  ),
  CICILAN_HARI_NOTIS: parameter(
    integer({ label: 'Pemberitahuan Lelang Cicilan (Hari)', max: 365 }),
    7,
    {
      area,
      switches: 'Barang cicilan baru boleh dilelang sekian hari sesudah pelanggan diberi tahu',
      levels: ['OWN', 'SU'],
    },
  ),
  CICILAN_HARI_LELANG: parameter(
    integer({ label: 'Boleh Dilelang Setelah (Hari)', min: 1, max: 3650 }),
    90,
    {
      area,
      switches: 'Barang cicilan yang menunggak sekian hari boleh dilelang',
      levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
    },
  ),
})
