export const layarGrosir = '/redirect-to-grosir'
