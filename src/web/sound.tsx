import { createStore } from './store.tsx'
import { keep, kept } from './storage.tsx'

/** A short sound for a good scan and another for a bad one: the eyes are on the gold (LOOK 5). */
export const sound = createStore(kept('suara') !== 'mati')

export function chooseSound(on: boolean): void {
  keep('suara', on ? 'nyala' : 'mati')
  sound.set(on)
}

let context: AudioContext | undefined

function tone(hertz: number, from: number, seconds: number): void {
  context ??= new AudioContext()
  const start = context.currentTime + from
  const oscillator = context.createOscillator()
  const volume = context.createGain()
  oscillator.frequency.value = hertz
  volume.gain.setValueAtTime(0.12, start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + seconds)
  oscillator.connect(volume).connect(context.destination)
  oscillator.start(start)
  oscillator.stop(start + seconds)
}

export function soundGood(): void {
  if (sound.get()) tone(1320, 0, 0.09)
}

export function soundBad(): void {
  if (!sound.get()) return
  tone(220, 0, 0.16)
  tone(180, 0.18, 0.24)
}
