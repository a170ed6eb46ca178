// Fetched when the first chart is shown: chart.js weighs more than all of our tables.
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  type ChartConfiguration,
} from 'chart.js'
import { stairOf, type Bar } from './stair.tsx'

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
)

/**
 * A bar is an amount of its own; a step is a figure that holds until the next one; a stack lies, so
 * that its label is read, and is made of its series. A stair leads from a figure to another (its
 * first series: the ends) over changes (its second), each of which hangs where the one before it
 * ended.
 */
export type Shape = 'bars' | 'steps' | 'stack' | 'stair'

export interface Drawn {
  readonly shape: Shape
  readonly labels: readonly string[]
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[]
  readonly colours: readonly string[] // one a series
  readonly ink: string
  readonly line: string
  readonly family: string
  readonly short: (value: number) => string // beside the axis
  readonly full: (value: number) => string //  where the pointer is
  readonly onOpen: ((at: number) => void) | undefined
}

type Config = ChartConfiguration<'bar' | 'line', Bar[], string>

const datasetOf = (of: Drawn, at: number) => {
  const { name, values } = of.series[at] ?? { name: '', values: [] }
  const colour = of.colours[at] ?? of.ink
  const same = { label: name, data: [...values], backgroundColor: colour }
  if (of.shape === 'stair')
    return {
      ...same,
      type: 'bar' as const,
      data: stairOf(of.series, at),
      grouped: false,
      borderRadius: 2,
      maxBarThickness: 48,
    }
  if (of.shape === 'stack')
    return {
      ...same,
      type: 'bar' as const,
      maxBarThickness: 22,
      borderColor: of.ink,
      borderWidth: 1,
    }
  return of.shape === 'bars'
    ? { ...same, type: 'bar' as const, borderRadius: 2, maxBarThickness: 28 }
    : {
        ...same,
        type: 'line' as const,
        borderColor: colour,
        borderWidth: 2,
        pointRadius: 0,
        pointHitRadius: 12,
        stepped: true,
      }
}

/** A name that is too long for the edge of a picture: the table has it whole. */
const longest = 16
const edged = (label: string): string =>
  label.length > longest ? `${label.slice(0, longest - 1)}…` : label

/** The axes of a stack that lies: names at the left, amounts below. */
const lyingScales = (of: Drawn) => ({
  y: {
    stacked: true,
    grid: { display: false },
    border: { color: of.line },
    ticks: {
      color: of.ink,
      font: { family: of.family, size: 12 },
      autoSkip: false,
      callback: (_value: number | string, at: number) => edged(of.labels[at] ?? ''),
    },
  },
  x: {
    stacked: true,
    grid: { color: of.line },
    border: { display: false },
    ticks: {
      color: of.ink,
      font: { family: of.family, size: 12 },
      maxTicksLimit: 5,
      maxRotation: 0,
      callback: (value: number | string) => of.short(Number(value)),
    },
  },
})

/** The axes of bars and steps: labels below, amounts at the left. */
const uprightScales = (of: Drawn) => ({
  x: {
    grid: { display: false },
    border: { color: of.line },
    ticks: {
      color: of.ink,
      font: { family: of.family, size: of.shape === 'stair' ? 11 : 12 },
      maxRotation: 0,
      // Labels that would touch are left out, not printed over each other; steps are few, and each
      // has its name, a word below the other.
      ...(of.shape === 'stair'
        ? {
            autoSkip: false,
            callback: (_value: number | string, at: number) => (of.labels[at] ?? '').split(' '),
          }
        : { autoSkipPadding: 12 }),
    },
  },
  y: {
    beginAtZero: of.shape === 'bars',
    grid: { color: of.line },
    border: { display: false },
    ticks: {
      color: of.ink,
      font: { family: of.family, size: 12 },
      maxTicksLimit: 5,
      callback: (value: number | string) => of.short(Number(value)),
    },
  },
})

const configOf = (of: Drawn): Config => ({
  type: of.shape === 'steps' ? 'line' : 'bar',
  data: {
    labels: [...of.labels],
    datasets: of.series.map((_, at) => datasetOf(of, at)),
  },
  options: {
    animation: false,
    maintainAspectRatio: false,
    indexAxis: of.shape === 'stack' ? 'y' : 'x',
    interaction: {
      mode: 'index',
      intersect: false,
      axis: of.shape === 'stack' ? 'y' : 'x',
    },
    onClick: (_event, found) => {
      const at = found[0]?.index
      if (at !== undefined) of.onOpen?.(at)
    },
    plugins: {
      tooltip: {
        bodyFont: { family: of.family },
        titleFont: { family: of.family },
        callbacks: {
          label: ({ dataIndex, dataset, datasetIndex }) =>
            `${dataset.label ?? ''} ${of.full(of.series[datasetIndex]?.values[dataIndex] ?? 0)}`,
        },
      },
    },
    scales: of.shape === 'stack' ? lyingScales(of) : uprightScales(of),
  },
})

/** Draws on a canvas. @returns how to draw anew, and how to stop */
export function draw(canvas: HTMLCanvasElement, first: Drawn) {
  const chart = new Chart(canvas, configOf(first))
  return {
    again: (next: Drawn): void => {
      const { data, options } = configOf(next)
      chart.data = data
      chart.options = options ?? {}
      chart.update('none')
    },
    stop: (): void => chart.destroy(),
  }
}
