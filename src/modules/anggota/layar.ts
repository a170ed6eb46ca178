export const layarAplikasi = '/aplikasi-member'
