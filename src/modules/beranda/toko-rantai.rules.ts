interface Keadaan {
  readonly buka: boolean
  readonly lewat: boolean
}

/** The word for the day of a shop, and how it is coloured. */
export const keadaanToko = ({ buka, lewat }: Keadaan) =>
  lewat
    ? ({ kata: 'Belum Ditutup', nada: 'bad' } as const)
    : buka
      ? ({ kata: 'Buka', nada: 'good' } as const)
      : ({ kata: 'Tutup', nada: 'plain' } as const)

/** Shops whose day is over and was not closed. */
export const tokoBelumTutup = (rows: readonly Keadaan[]): number =>
  rows.filter(({ lewat }) => lewat).length
