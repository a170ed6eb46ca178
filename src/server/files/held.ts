import type { Context } from '../serve.ts'
import { fileOfPicture, isOurs } from './picture.ts'

/** Does this shop hold a picture of this name, which was uploaded here? */
export async function holdsPicture(ctx: Context, path: string): Promise<boolean> {
  const file = fileOfPicture(ctx.kodeToko, path)
  const bytes = file === undefined ? undefined : await ctx.files.read(file)
  return bytes !== undefined && isOurs(bytes)
}
