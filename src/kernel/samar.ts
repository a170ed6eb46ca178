/**
 * A person's name where a transaction is judged and not the person: 'Ibu Sari' becomes 'I** S**'.
 * The stars do not tell how long the name is.
 */
export const samarNama = (nama: string): string => nama.replace(/(\S)\S+/gu, '$1**')

/** A number that is its holder's, where it is told from others: 'K7MQ2ABCDE' is '******BCDE'. */
export const samarNomor = (nomor: string): string =>
  '*'.repeat(Math.max(0, nomor.length - 4)) + nomor.slice(-4)
