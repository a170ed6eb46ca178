-- Whose rules say when points lapse: they are the chain's, so the head office's (docs/adr/0333). A shop
-- on a server of its own has its own.
CREATE OR REPLACE FUNCTION toko_aturan_poin(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT kode_toko FROM toko WHERE jenis_toko = 'PUSAT' ORDER BY no_toko LIMIT 1), v_toko) $$;

CREATE OR REPLACE FUNCTION reset_poin(v_toko text, v_tgl date) RETURNS SETOF para_reset_poin_member
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT * FROM para_reset_poin_member
  WHERE berlaku_mulai <= v_tgl AND kode_toko = toko_aturan_poin(v_toko) ORDER BY berlaku_mulai DESC $$;

-- The day up to which points have lapsed by this day. Each rule that began took what it took until the
-- next began; nothing comes back.
CREATE OR REPLACE FUNCTION batas_poin(v_toko text, v_tgl date) RETURNS date
LANGUAGE sql STABLE AS $$
  SELECT max(CASE r.cara_reset
    WHEN 'UMUR' THEN (r.sampai - make_interval(months => r.umur_bulan::int))::date
    WHEN 'TAHUNAN' THEN (SELECT max(h) FROM generate_series(0, 1) AS t(lalu),
      LATERAL (SELECT (make_date(extract(year FROM r.sampai)::int - t.lalu, r.bulan_reset::int, 1)
        + make_interval(months => 1, days => -1))::date AS akhir) b,
      LATERAL (SELECT least(b.akhir, date_trunc('month', b.akhir)::date + r.tgl_reset::int - 1) AS h) d
      WHERE h < r.sampai AND h >= r.berlaku_mulai) END)
  FROM (SELECT a.*, coalesce(lead(berlaku_mulai) OVER (ORDER BY berlaku_mulai), v_tgl) AS sampai
    FROM reset_poin(v_toko, v_tgl) a) r $$;

-- Whether a row is of a joining that was taken apart again: for what lapses it never was, each point is
-- of the day on which it was earned.
CREATE OR REPLACE FUNCTION poin_dilepas(p poin) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM poin g
      JOIN dokumen d ON d.kode_toko = g.kode_toko AND d.id_asal = g.id_dokumen
      JOIN poin b ON b.kode_toko = d.kode_toko AND b.id_dokumen = d.id
        AND b.kode_member = g.kode_member AND b.jenis = 'BATAL'
    WHERE g.kode_member = p.kode_member AND g.kode_toko = p.kode_toko AND g.jenis = 'GABUNG'
      AND p.id_dokumen IN (g.id_dokumen, d.id)) $$;

-- Whether a row counts where it is asked what has lapsed by a day: it is as old, or took points away. What
-- a correction takes, and what its cancel brings back, is as old as the sale that earned it.
CREATE OR REPLACE FUNCTION poin_susut(p poin, v_batas date) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT (CASE WHEN p.jenis IN ('RETUR', 'BATAL') AND p.id_group IS NOT NULL AND p.rp = 0
      THEN coalesce((SELECT min(d.tgl_system) FROM poin d WHERE d.kode_toko = p.kode_toko
        AND d.id_dokumen = p.id_group AND d.jenis = 'DAPAT'), p.tgl_system) ELSE p.tgl_system END <= v_batas
      OR p.jenis = 'HANGUS' OR p.poin < 0 AND p.jenis NOT IN ('BATAL', 'RETUR'))
    AND CASE WHEN p.jenis IN ('BATAL', 'GABUNG') THEN NOT poin_dilepas(p) ELSE true END $$;

-- What of a member's points has lapsed by this day and was not taken yet. The oldest points are spent
-- first.
CREATE OR REPLACE FUNCTION hangus_poin(v_toko text, v_member text, v_tgl date) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE v_batas date := batas_poin(v_toko, v_tgl); v_jumlah bigint;
BEGIN
  IF v_batas IS NULL THEN RETURN 0; END IF;
  SELECT sum(p.poin) FILTER (WHERE poin_susut(p, v_batas))
  INTO v_jumlah FROM poin p WHERE p.kode_member = v_member;
  RETURN greatest(0, least(coalesce(v_jumlah, 0),
    (SELECT saldo FROM saldo_poin WHERE kode_member = v_member)));
END $$;

-- What a member may spend on this day.
CREATE OR REPLACE FUNCTION poin_kini(v_toko text, v_member text, v_tgl date) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce((SELECT s.saldo - hangus_poin(v_toko, v_member, v_tgl) FROM saldo_poin s
    WHERE s.kode_member = v_member), 0) $$;

-- The same of all members at once: the books are read once, not once a member.
CREATE OR REPLACE FUNCTION poin_semua(v_toko text, v_tgl date)
RETURNS TABLE (kode_member text, poin bigint) LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH b AS MATERIALIZED (SELECT batas_poin(v_toko, v_tgl) AS batas)
  SELECT s.kode_member, s.saldo - greatest(0, least(coalesce(j.jumlah, 0), s.saldo))::bigint
  FROM saldo_poin s LEFT JOIN (
    SELECT p.kode_member,
      sum(p.poin) FILTER (WHERE poin_susut(p, b.batas)) AS jumlah
    FROM b JOIN poin p ON b.batas IS NOT NULL GROUP BY p.kode_member) j USING (kode_member) $$;

-- What lapsed since of points that a joining had brought: it is given back to the first record before they
-- go, for they lapse where they came from. The oldest are spent and lapse first, so nothing of them did
-- before the day of the joining was over. What lapsed of other records that were joined to it is not of them.
CREATE OR REPLACE FUNCTION hangus_gabung(k konteks, v_member text, v_asal uuid, v_poin bigint)
RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT least(v_poin, hangus_buku(ARRAY[v_member], g.tgl_system))::bigint FROM poin g
  WHERE g.kode_toko = k.toko AND g.id_dokumen = v_asal AND g.kode_member = v_member
    AND g.jenis = 'GABUNG' $$;

-- The last day on which points of the chain lapsed: what had begun by then was asked (docs/adr/0420). None where
-- the chain does not ask the rules of this shop.
CREATE OR REPLACE FUNCTION hangus_terakhir(v_toko text) RETURNS date LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT max(tgl_system) FROM poin WHERE jenis = 'HANGUS' AND poin < 0 AND v_toko = toko_aturan_poin(v_toko) $$;

GRANT EXECUTE ON FUNCTION hangus_terakhir, reset_poin TO kencana_app;
