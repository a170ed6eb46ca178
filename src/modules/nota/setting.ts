import { text } from '#kernel/field'
import { flag, parameter, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingNota = settings({
  ALAMAT_PUBLIK: parameter(text({ label: 'Alamat Publik', max: 200 }), null, {
    area: 'Nota',
    switches: 'Alamat halaman nota di belakang kode QR; kosong berarti alamat server ini',
  }),
  COPY_LABEL_REPRINT_MODULE: flag('Tanda COPY Cetak Ulang', {
    area: 'Penjualan',
    initial: true,
    switches: 'Cetak ulang bertanda COPY',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
  SIZE_NOTA_MODULE: flag('Nota A4', {
    area: 'Penjualan',
    switches: 'Nota berukuran A4, bukan setengah halaman',
  }),
})
