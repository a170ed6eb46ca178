/** The path of the chain of today's sources, whether it is there or not. */
export declare function keptChain(): string
/** Keeps a loaded chain, whose server has stopped, in place of older ones. */
export declare function keepChain(chain: string, kept: string): void
