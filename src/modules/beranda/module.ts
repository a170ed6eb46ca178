import { defineModule } from '#kernel/module'

/** Each person's morning: what the modules have to say on home. */
export const beranda = defineModule({ name: 'beranda', needs: ['dashboard', 'hari'] })
