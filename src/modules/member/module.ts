import { defineModule } from '#kernel/module'
import { getPointMember } from './get-point-member.ts'
import { hadiah } from './hadiah.ts'
import { memberAfiliasi } from './member-afiliasi.ts'
import { parameterPoint } from './parameter-point.ts'
import { resetPoinMember } from './reset-poin-member.ts'
import { settingMember } from './setting.ts'

/** Members: what earns points, what they are worth, and what they are exchanged for. */
export const member = defineModule({
  name: 'member',
  needs: ['stok'],
  settings: settingMember,
  masters: [hadiah, parameterPoint, getPointMember, resetPoinMember, memberAfiliasi],
})
