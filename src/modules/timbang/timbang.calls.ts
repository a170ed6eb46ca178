import { defineEndpoint } from '#kernel/endpoint'
import { choice, code, group, integer, list, ref, saat, text, uuid } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { bacaan, barisTimbang, dataTimbang, timbangBaki } from './timbang.ts'
import { waktuTimbang } from './timbang.rules.ts'

const sure = { required: true } as const
const right = whoSees('/timbang-baki')

export const lihatTimbang = defineEndpoint({
  method: 'GET',
  path: 'timbang-baki',
  summary: 'The trays as they stand: being weighed or not, and how the last weighing ended',
  right,
  query: { kode_gudang: ref('gudang', { label: 'Gudang' }) },
  answer: group(dataTimbang),
})

const id = uuid({ label: 'Id', ...sure })

/** One weighing with what was read so far. */
export const satuTimbang = defineEndpoint({
  method: 'GET',
  path: 'timbang-baki/get/{id}',
  summary: 'A weighing that is under way, with its readings as they were read',
  right,
  answer: group({
    id,
    nomor: code({ label: 'No Dokumen', ...sure, max: 40 }),
    status: choice({ label: 'Status', of: timbangBaki.states, ...sure }),
    kode_gudang: barisTimbang.kode_gudang,
    kode_baki: barisTimbang.kode_baki,
    nama_baki: barisTimbang.nama_baki,
    waktu: choice({ label: 'Waktu', of: waktuTimbang, ...sure }),
    timbangan: bacaan.timbangan,
    bacaan: list({
      n: integer({ label: 'No', ...sure }),
      saat: saat({ label: 'Saat', ...sure }),
      oleh: text({ label: 'Oleh', ...sure }),
      ...bacaan,
    }),
  }),
})

export const catatBacaan = defineEndpoint({
  method: 'POST',
  path: 'timbang-baki/bacaan',
  summary: 'Keep readings of a weighing as they were read',
  right,
  body: { id, baris: list(bacaan, { min: 1, max: 50 }) },
  answer: group({ n: integer({ label: 'No', ...sure }) }),
})
