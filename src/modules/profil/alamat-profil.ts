interface Orang {
  readonly id: string | null
  readonly kode_member: string | null
}

/** Where a person's page opens; undefined for somebody of whom this shop knows a number alone. */
export const alamatProfil = ({ id, kode_member }: Orang): string | undefined =>
  id !== null
    ? `/profil-pelanggan?id=${id}`
    : kode_member !== null
      ? `/profil-pelanggan?kode_member=${encodeURIComponent(kode_member)}`
      : undefined
