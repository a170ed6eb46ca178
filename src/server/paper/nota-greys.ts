import sharp from 'sharp'
import { svgOfPage } from './nota-svg.ts'

/** A page as a byte for each dot, 0 is black: what printers that take pictures are given. */
export const greysOfPage = (...page: Parameters<typeof svgOfPage>): Promise<Buffer> =>
  sharp(Buffer.from(svgOfPage(...page)))
    .flatten({ background: '#fff' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer()
