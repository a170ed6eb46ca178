import { defineModule } from '#kernel/module'
import { kirimBarangExternal, otorisasiExternal, updateBarangExternal } from './external.ts'
import { settingExternal } from './setting.ts'

/** Pieces of another system: matched and updated by its file, sent over to it. */
export const external = defineModule({
  name: 'external',
  needs: ['akuntansi', 'otorisasi', 'stok'],
  settings: settingExternal,
  documents: [updateBarangExternal, kirimBarangExternal],
  approvals: otorisasiExternal,
})
