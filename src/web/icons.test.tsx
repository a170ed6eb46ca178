import { expect, it } from 'vitest'
import { house } from '../house.ts'
import { shapes } from './icon-shapes.tsx'

it.each(house.screens.filter(({ icon }) => icon !== undefined))(
  'there is a picture for $path: $icon',
  ({ icon }) => expect(Object.keys(shapes)).toContain(icon),
)
