/**
 * A person's name where a transaction is judged and not the person: 'Ibu Sari' becomes 'I** S**'.
 * The stars do not tell how long the name is.
 */
export const samarNama = (nama: string): string => nama.replace(/(\S)\S+/gu, '$1**')
