export const layarProfil = '/profil-pelanggan'
