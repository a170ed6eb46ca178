-- The loans whose pledge lies, or lay, under a seal: a bag that is scanned in the safe is looked up by
-- it, in this shop first (docs/adr/0283).
SET LOCAL search_path = kencana, pg_temp;

CREATE INDEX dokumen_segel ON dokumen ((isi->>'no_segel'), kode_toko) WHERE (jenis = 'HUTANG');
