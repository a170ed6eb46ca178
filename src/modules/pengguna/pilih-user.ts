import { text } from '#kernel/field'

const dari = { call: 'users/get/all', value: 'user_id', words: 'usere_name' } as const

/** A filter by somebody of this shop. */
export const pilihUser = (label: string) => text({ label, max: 40, pick: dari })

/** SPEC 6: the valid-by picker lists only KASIR users. */
export const pilihValidBy = text({
  label: 'Valid By',
  max: 40,
  pick: { ...dari, query: { level: 'KASIR' } },
})
