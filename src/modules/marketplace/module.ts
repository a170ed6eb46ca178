import { defineModule } from '#kernel/module'
import { masterMarketplace } from './marketplace.ts'

/** Market places on the net. */
export const marketplace = defineModule({
  name: 'marketplace',
  needs: [],
  masters: [masterMarketplace],
})
