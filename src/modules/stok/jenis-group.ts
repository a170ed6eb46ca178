import { code, ref } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/** Which price groups a jenis is sold in (para-jenis-group): cincin in 17K and 24K, LM in 24K. */
export const jenisGroup = defineMaster({
  name: 'para_jenis_group',
  title: 'Parameter Jenis Group',
  path: '/master-parameter-jenis-group',
  icon: 'category',
  purpose: 'Group harga yang dipakai tiap jenis barang',
  key: 'kode_jenis_group',
  shown: 'kode_jenis_group',
  fields: {
    kode_jenis_group: code({ label: 'Kode Jenis Group', required: true }),
    kode_dept: ref('jenis', { label: 'Jenis', required: true }),
    kode_group: ref('group_harga', { label: 'Group', required: true }),
  },
  calls: usualCalls('para-jenis-group', 'kode_jenis_group', 'para-jenis-group'),
  contoh: { kode_jenis_group: 'CC-75', kode_dept: 'CC', kode_group: '75' },
})
