/** The path behind the QR of a nota; ?toko= and ?id= name it. */
export const halamanNota = '/nota'
