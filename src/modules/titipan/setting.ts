import { integer, persen } from '#kernel/field'
import { flag, parameter, settings } from '#kernel/setting'

const area = 'Titipan'

/** What a shop may set about deposits. Until it does, nothing is forfeited (ADR 0080). */
export const settingTitipan = settings({
  TITIPAN_HARI: parameter(integer({ label: 'Lama Titipan (Hari)', min: 1, max: 365 }), 30, {
    area,
    switches: 'Titipan dipegang paling lama sekian hari',
  }),
  TITIPAN_KUNCI_HARGA_MODULE: flag('Kunci Harga Titipan', {
    area,
    initial: true,
    switches: 'Barang yang dititip dijual dengan harga saat dititip, sampai batas waktunya',
  }),
  PRINT_NOTA_TITIPAN_DUPLICATE_MODULE: flag('Nota Titipan Dua Lembar', {
    area,
    switches: 'Nota titipan dicetak dua lembar, lembar kedua bertanda COPY',
  }),
  TITIPAN_POTONGAN_BATAL: parameter(persen({ label: 'Potongan Batal Titip (%)' }), 0, {
    area,
    switches: 'Bagian uang titipan yang menjadi milik toko bila dibatalkan sebelum batas',
    levels: ['OWN', 'SU'], // whoever pays back does not move what is kept
  }),
  TITIPAN_POTONGAN_HANGUS: parameter(persen({ label: 'Potongan Titip Lewat Batas (%)' }), 0, {
    area,
    switches: 'Bagian uang titipan yang menjadi milik toko bila dibatalkan setelah batas',
    levels: ['OWN', 'SU'], // whoever pays back does not move what is kept
  }),
})
