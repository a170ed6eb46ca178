export const layarCuriga = '/transaksi-mencurigakan'
/** How many of it wait; the definition of its calls is wanted by its screen alone. */
export const jumlahCuriga = `${layarCuriga.slice(1)}/jumlah`
