/** The marketplace's open platform: MARKETPLACE_URL, _PARTNER_ID, _PARTNER_KEY (docs/adr/0344). */
export interface MarketplaceConfig {
  readonly url: string
  readonly partnerId: number
  readonly partnerKey: string
}

/** The wholesale program: GROSIR_DOMAIN, GROSIR_URL, GROSIR_TOKEN (docs/adr/0345). */
export interface GrosirConfig {
  /** Where the browser goes; undefined: nobody goes there from here. */
  readonly domain: string | undefined
  /** Where this server asks for a ticket. */
  readonly url: string | undefined
  /** What signs the question, and by which one is believed. */
  readonly token: string | undefined
}

/** Other programs that the modules speak to. With their secrets: for handlers alone. */
export interface Outside {
  readonly marketplace: MarketplaceConfig | undefined
  readonly grosir: GrosirConfig
}

export const nothingOutside: Outside = {
  marketplace: undefined,
  grosir: { domain: undefined, url: undefined, token: undefined },
}
