import { defineEndpoint } from '#kernel/endpoint'
import { list, text, yes } from '#kernel/field'
import { whoSees } from '#kernel/right'

export const langkahAwal = defineEndpoint({
  method: 'GET',
  path: 'langkah-awal',
  summary: 'What a shop fills in before its first sale, in order; empty once it has had a piece',
  right: whoSees('/tambah-data-barang'),
  answer: list({
    path: text({ label: '', required: true }),
    sudah: yes({ label: '' }),
  }),
})
