import { flag, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingHari = settings({
  EDIT_TANGGAL_OWNER_MODULE: flag('Owner Boleh Tanggal Mundur', {
    area: 'Tanggal',
    asks: 'Dokumen dapat bertanggal hari yang sudah lewat.',
    switches: 'OWN, SU dan MU boleh memilih tanggal yang sudah lewat',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
  EDIT_TANGGAL_SPV_MODULE: flag('Supervisor Boleh Tanggal Mundur', {
    area: 'Tanggal',
    asks: 'Dokumen dapat bertanggal hari yang sudah lewat.',
    switches: 'SPV, SU dan MU boleh memilih tanggal yang sudah lewat',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
})
