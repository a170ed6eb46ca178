/**
 * A person's name where a thing is judged and not a person: 'Ibu Sari' is 'I** S**'. How long the
 * name is tells nothing.
 */
export const samarNama = (nama: string): string => nama.replace(/(\S)\S+/gu, '$1**')
