import { parseArgs } from 'node:util'

/** The flags of the command line, and what each is for. */
export const flags = {
  help: 'Menampilkan daftar ini.',
  sample: 'Mengisi database kosong dengan rantai toko contoh.',
  scale: 'Bersama --sample: barang dan penjualan sekian kali lebih banyak (1 sampai 500).',
}

/** What was given, and a sentence for each mistake. */
export function readFlags(args: readonly string[]) {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: { help: { type: 'boolean' }, sample: { type: 'boolean' }, scale: { type: 'string' } },
    strict: false,
    tokens: true,
  })
  const unknown = tokens
    .flatMap((token) => (token.kind === 'option' ? [token.rawName] : []))
    .filter((name) => !(name.replace(/^--/, '') in flags))
  const mistakes = [...unknown, ...positionals].map(
    (word) => `${word} tidak dikenal; yang ada: --${Object.keys(flags).join(', --')}.`,
  )
  const wanted = values['scale'] ?? '1'
  const scale = typeof wanted === 'string' ? Number(wanted) : NaN
  if (!Number.isInteger(scale) || scale < 1 || scale > 500)
    mistakes.push('--scale harus bilangan 1 sampai 500, misalnya --scale=10.')
  if (values['scale'] !== undefined && !values['sample'])
    mistakes.push('--scale hanya berarti bersama --sample.')
  return {
    values: { help: values['help'] === true, sample: values['sample'] === true, scale },
    mistakes,
  }
}
