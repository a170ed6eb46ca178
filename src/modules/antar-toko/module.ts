import { defineModule } from '#kernel/module'

/** What goes from one shop of the chain to another: what money and goods have in common. */
export const antarToko = defineModule({ name: 'antar-toko', needs: ['akuntansi', 'toko'] })
