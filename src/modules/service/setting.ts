import { integer, persen } from '#kernel/field'
import { flag, parameter, settings } from '#kernel/setting'

const area = 'Service'

/** What a shop may set here. */
export const settingService = settings({
  DESKRIPSI_SERVICE_MODULE: flag('Deskripsi Service', {
    area: 'Modul',
    switches: 'Pekerjaan service dipilih dari daftar dengan ongkosnya',
  }),
  FULL_PAGE_PRINT_SERVICE_MODULE: flag('Nota Service Tiga Lembar', {
    area,
    switches: 'Nota service dicetak tiga lembar, bukan satu',
  }),
  PRINT_NOTA_SERVICE_DUPLICATE_MODULE: flag('Nota Service Dua Lembar', {
    area,
    switches: 'Nota service dicetak dua lembar: untuk pelanggan dan untuk toko',
  }),
  SERVICE_BIAYA_TURUN_BATAS: parameter(
    persen({ label: 'Batas Turun Biaya Service (%)', max: 100_00 }),
    50_00,
    {
      area,
      switches: 'Biaya service yang turun dari taksirannya di atas bagian ini perlu otorisasi',
      levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
    },
  ),
  SERVICE_HARI_AMBIL: parameter(
    integer({ label: 'Batas Ambil Service (Hari)', min: 1, max: 365 }),
    30,
    {
      area,
      switches: 'Service selesai yang belum diambil sekian hari disebut saat tutup toko',
    },
  ),
  SERVICE_PIN_SALAH: parameter(integer({ label: 'PIN Salah Per Service', min: 1, max: 20 }), 5, {
    area,
    switches: 'Sesudah sekian kali salah, PIN ditutup: barang diambil dengan nota atau kartu',
    levels: ['OWN', 'SU'],
  }),
  SERVICE_PIN_SALAH_TOKO: parameter(
    integer({ label: 'PIN Salah Per Jam, Semua Service', min: 1, max: 1_000 }),
    20,
    {
      area,
      switches: 'Sesudah sekian PIN salah dalam satu jam, tidak ada PIN yang diterima di toko ini',
      levels: ['OWN', 'SU'],
    },
  ),
  SERVICE_SUSUT_BATAS: parameter(persen({ label: 'Batas Susut Service (%)' }), 1_00, {
    area,
    switches: 'Susut di atas bagian ini dari berat yang dikerjakan perlu otorisasi',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
})
