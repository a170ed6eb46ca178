import { defineEndpoint } from '#kernel/endpoint'
import { group, text, texts } from '#kernel/field'
import { whoSees } from '#kernel/right'

const sure = { required: true } as const

export const batalPenjualan = defineEndpoint({
  method: 'POST',
  path: 'penjualan/batal',
  summary: 'Cancel a VALID sale of today: the exact negation of its effects',
  right: whoSees('/batal-penjualan'),
  posting: true,
  body: {
    no_faktur_jual: text({
      label: 'No Faktur Jual',
      required: 'No Faktur Tidak Boleh Kosong',
      max: 40,
    }),
    alasan: text({ label: 'Alasan', ...sure, min: 5, max: 200 }),
  },
  answer: group({ no_batal: text({ label: 'No Batal', ...sure }) }),
})

/** SPEC 5: both sides of an exchange are cancelled by one command, never one of them alone. */
export const batalTukar = defineEndpoint({
  method: 'POST',
  path: 'tukar-tambah/batal',
  summary: 'Cancel a VALID exchange of today as a whole: all its sales and purchases',
  right: whoSees('/batal-penjualan'),
  posting: true,
  body: {
    no_faktur_group: text({
      label: 'No Faktur Group',
      required: 'No Faktur Tidak Boleh Kosong',
      max: 40,
    }),
    alasan: text({ label: 'Alasan', ...sure, min: 5, max: 200 }),
  },
  answer: group({ no_batal: texts({ label: 'No Batal' }) }),
})
