import { useQuery } from '@tanstack/react-query'
import { callFile } from '#web/call'
import { usePicture } from '#web/fields/Picture'
import { namaFoto } from './contoh.ts'
import { fotoContoh } from './rancang.calls.ts'

/** The address of a picture of a paper: the shop's own, or what stands for a piece's photo. */
export function useGambarNota(name: string): string | undefined {
  const contoh = name === namaFoto
  const milik = usePicture(contoh ? '' : name)
  const foto = useQuery({
    queryKey: ['rancang-nota', 'foto'],
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: contoh,
    queryFn: async ({ signal }) =>
      URL.createObjectURL((await callFile(fotoContoh, {}, { signal })).blob),
  })
  return contoh ? foto.data : milik.data
}
