import { Refusal } from '#kernel/refusal'

interface Penilai {
  readonly user_id: string
  readonly level: string
}

/** Nobody judges what is about himself, but the owner, who answers to nobody. @throws Refusal */
export function checkOrangLain(tentang: string | null, { level, user_id }: Penilai): void {
  if (tentang === user_id && level !== 'OWN')
    throw new Refusal('Temuan Ini Tentang Anda Sendiri, Minta Orang Lain Memeriksanya')
}
