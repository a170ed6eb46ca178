import { integer, persen } from '#kernel/field'
import { flag, parameter, settings } from '#kernel/setting'

const area = 'Sortir dan Sepuhan'
const levels = ['OWN', 'SU'] as const // whoever is held to a rule does not lift it

/** What a shop may set about gold on its way between being bought and being sold again. */
export const settingSepuhan = settings({
  SEPUHAN_MODULE: flag('Sortir, Cuci dan Sepuhan', {
    area: 'Modul',
    switches: 'Emas yang dibeli disortir, dicuci, disepuh dan dilebur',
  }),
  SUSUT_CUCI_BATAS: parameter(persen({ label: 'Batas Susut Cuci (%)' }), 50, {
    area,
    switches: 'Susut cuci di atas bagian ini dari berat yang dikirim perlu otorisasi',
    levels,
  }),
  SUSUT_SEPUH_BATAS: parameter(persen({ label: 'Batas Susut Sepuh (%)' }), 30, {
    area,
    switches: 'Susut sepuh di atas bagian ini dari berat yang dikirim perlu otorisasi',
    levels,
  }),
  SUSUT_LEBUR_BATAS: parameter(persen({ label: 'Batas Susut Lebur (%)' }), 2_00, {
    area,
    switches: 'Hasil lebur di bawah taksirannya lebih dari bagian ini perlu otorisasi',
    levels,
  }),
  LEBUR_HARI: parameter(integer({ label: 'Batas Emas Di Pelebur (Hari)', min: 1, max: 365 }), 7, {
    area,
    switches: 'Emas yang lebih dari sekian hari di pelebur disebut saat tutup toko',
  }),
})
