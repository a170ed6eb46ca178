import { expect, it } from 'vitest'
import { house } from '../house.ts'
import { isIcon } from './icons.tsx'

it.each(house.screens.filter(({ icon }) => icon !== undefined))(
  'there is a picture for $path: $icon',
  ({ icon }) => expect(isIcon(icon)).toBe(true),
)
