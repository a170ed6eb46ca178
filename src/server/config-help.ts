const width = 20

/** A name of --help and what it is for, in lines of 95 letters. */
export function entry(name: string, text: string): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line.length + word.length > 75 && line !== '') lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return `  ${name.padEnd(width - 2)}${lines.join(`\n${' '.repeat(width)}`)}`
}
