import { flag, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingRancangNota = settings({
  SETTING_NOTA_OWNER_MODULE: flag('Setting Nota Hanya Owner', {
    area: 'Nota',
    switches: 'Hanya OWN dan SU merancang nota',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
})
