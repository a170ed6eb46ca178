-- What the inviter of this member gets by the rule in force; nothing where nobody did, or he is gone.
CREATE OR REPLACE FUNCTION aturan_ajak(v_toko text, m member, v_tgl date)
RETURNS SETOF parameter_member_afiliasi LANGUAGE sql STABLE AS $$
  SELECT a.* FROM parameter_member_afiliasi a
    JOIN member b ON b.kode_member = m.kode_ajak AND b.aktif
  WHERE a.kode_toko = v_toko AND a.berlaku_mulai <= v_tgl ORDER BY a.berlaku_mulai DESC LIMIT 1 $$;

-- The sales that gave points for bringing this member, and whether those stand.
CREATE OR REPLACE FUNCTION ajakan_sekali(v_member text)
RETURNS TABLE (kode_toko text, id uuid, berdiri boolean) LANGUAGE sql STABLE AS $$
  SELECT a.kode_toko, a.id_dokumen, s.status <> 'BATAL' AND NOT semua_diretur(a.kode_toko, a.id_dokumen)
  FROM poin d
    JOIN poin a ON a.kode_toko = d.kode_toko AND a.id_dokumen = d.id_dokumen AND a.jenis = 'AJAK_SEKALI'
    JOIN status_dokumen s ON s.kode_toko = a.kode_toko AND s.id = a.id_dokumen
  WHERE d.kode_member IN (SELECT kode_member FROM member WHERE v_member IN (kode_member, kode_gabung))
    AND d.jenis = 'DAPAT' $$;

-- Whether the points for bringing this member stand, or he bought before anybody was to have them: they
-- are given once. They stand with the sale that gave them.
CREATE OR REPLACE FUNCTION sudah_diajak(v_member text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT bool_or(berdiri) FROM ajakan_sekali(v_member)), EXISTS (
    SELECT FROM saldo_poin WHERE nota > 0 AND kode_member IN (
      SELECT kode_member FROM member WHERE v_member IN (kode_member, kode_gabung)))) $$;

-- Whether points were written when this document became VALID, or later; in another shop by the clock.
CREATE OR REPLACE FUNCTION poin_sejak(p poin, v_toko text, v_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN p.kode_toko = v_toko THEN urut_posting(v_toko, p.id_posting) >= urut_valid(v_toko, v_id)
    ELSE s.saat >= (SELECT max(t.saat) FROM transisi t WHERE t.kode_toko = v_toko AND t.id_dokumen = v_id
      AND t.ke = 'VALID') END
  FROM posting s WHERE s.kode_toko = p.kode_toko AND s.id = p.id_posting $$;

-- What must be cancelled before this correction, so that points come back as they went: a later
-- correction of a note that earned; and where this one ended a note that gave the points for bringing its
-- member, the sale that gave them anew since.
CREATE OR REPLACE FUNCTION koreksi_penghalang(v_toko text, v_id uuid) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT min(nomor) FROM (
    SELECT k.nomor FROM koreksi_sesudah(v_toko, v_id) k JOIN poin d ON d.kode_toko = v_toko
      AND d.id_dokumen = k.id_nota AND d.jenis = 'DAPAT'
    UNION ALL
    SELECT x.nomor FROM retur_nota(v_toko, v_id) n
      JOIN poin a ON a.kode_toko = v_toko AND a.id_dokumen = n.id AND a.jenis = 'AJAK_SEKALI'
      JOIN poin d ON d.kode_toko = v_toko AND d.id_dokumen = n.id AND d.jenis = 'DAPAT',
      LATERAL ajakan_sekali(member_kini(d.kode_member)) s
      JOIN dokumen x ON x.kode_toko = s.kode_toko AND x.id = s.id
    WHERE s.berdiri AND s.id <> n.id AND nota_habis(v_toko, n.id, n.kini) AND EXISTS (
      SELECT FROM poin l WHERE l.kode_toko = s.kode_toko AND l.id_dokumen = s.id
        AND l.jenis = 'AJAK_SEKALI' AND poin_sejak(l, v_toko, v_id))) h $$;

-- What lapsed of the points of these records since a sale of this day, of the lapses that the day fell under, and was
-- not given back yet: what a correction takes would never have lapsed. What was given back with another sale
-- was of the first lapse after that one; so this day has no more left than any day before it. Where a joining
-- was taken apart, what was given back is of its day. What was given back with a note of a record that was joined
-- later, whose points had lapsed in its own hands, is of those lapses, although it stands with the first.
CREATE OR REPLACE FUNCTION hangus_buku(v_kode text[], v_tgl date) RETURNS bigint LANGUAGE sql STABLE AS $$
  WITH h AS MATERIALIZED (
    SELECT h.poin, h.tgl_system, batas_poin(h.kode_toko, h.tgl_system) AS batas,
      coalesce(d.tgl_system, CASE WHEN h.poin > 0 THEN (SELECT min(g.tgl_system) FROM dokumen b
        JOIN poin g ON g.kode_toko = b.kode_toko AND g.id_dokumen = b.id_asal AND g.jenis = 'GABUNG'
        WHERE b.kode_toko = h.kode_toko AND b.id = h.id_dokumen) END) AS nota
    FROM poin h LEFT JOIN poin d ON d.kode_toko = h.kode_toko AND d.id_dokumen = h.id_group AND d.jenis = 'DAPAT'
    WHERE h.jenis = 'HANGUS' AND h.kode_member = ANY (v_kode) AND NOT EXISTS (
      SELECT FROM poin e JOIN member m ON m.kode_member = e.kode_member AND m.kode_gabung = h.kode_member
        JOIN poin l ON l.kode_member = e.kode_member AND l.jenis = 'HANGUS' AND l.poin < 0
          AND l.tgl_system > e.tgl_system AND e.tgl_system <= batas_poin(l.kode_toko, l.tgl_system)
      WHERE e.kode_toko = h.kode_toko AND e.id_dokumen = h.id_group AND e.kode_member <> ALL (v_kode)
        AND e.jenis IN ('DAPAT', 'AJAK', 'AJAK_SEKALI')))
  SELECT greatest(0, min(s.sisa))::bigint
  FROM (SELECT v_tgl AS tgl UNION SELECT nota FROM h WHERE nota < v_tgl) t, LATERAL (
    SELECT coalesce(-sum(h.poin), 0) AS sisa FROM h
    WHERE CASE WHEN h.nota IS NULL THEN h.tgl_system > t.tgl AND t.tgl <= h.batas ELSE h.nota >= t.tgl END) s $$;

-- The same of a member, and of the records that were joined to his.
CREATE OR REPLACE FUNCTION hangus_sejak(v_member text, v_tgl date) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT hangus_buku(ARRAY(SELECT kode_member FROM member WHERE v_member IN (kode_member, kode_gabung)), v_tgl) $$;

-- What a correction takes back of the points of each sale that it returns lines of: what the note still
-- has, less what stays of what it gave; of a whole note all. Of two corrections in one posting each takes
-- what it returns.
CREATE OR REPLACE FUNCTION poin_retur(v_toko text, v_id uuid)
RETURNS TABLE (id_nota uuid, kode_member text, poin bigint) LANGUAGE sql STABLE AS $$
  WITH nota AS (
    SELECT r.id, d.poin AS lama, nota_habis(v_toko, r.id, r.kini) AS semua,
      hak_tetap(v_toko, r.id, r.kini, d.poin, poin_nota(v_toko, r.id, d.tgl_system, '{}'),
        poin_nota(v_toko, r.id, d.tgl_system, r.kini)) AS baru, (SELECT a.bagian_persen
        FROM member m, aturan_ajak(v_toko, m, d.tgl_system) a WHERE m.kode_member = d.kode_member) AS bagian
    FROM retur_nota(v_toko, v_id) r
      JOIN poin d ON d.kode_toko = v_toko AND d.id_dokumen = r.id AND d.jenis = 'DAPAT'),
  sisa AS (
    SELECT n.id, member_kini(p.kode_member) AS kode, sum(p.poin) AS poin,
      sum(CASE WHEN n.semua THEN 0 WHEN p.jenis = 'DAPAT' THEN n.baru
        WHEN p.jenis = 'AJAK' THEN CASE WHEN div(n.lama * n.bagian, 10000) = p.poin
          THEN div(n.baru * n.bagian, 10000) ELSE div(p.poin::numeric * n.baru, n.lama) END
        WHEN p.jenis = 'AJAK_SEKALI' THEN p.poin ELSE 0 END) AS tetap
    FROM nota n JOIN poin p ON p.kode_toko = v_toko
      AND (p.id_dokumen = n.id AND p.jenis IN ('DAPAT', 'AJAK', 'AJAK_SEKALI')
        OR p.id_group = n.id AND p.jenis IN ('RETUR', 'BATAL'))
    GROUP BY n.id, kode)
  SELECT id, kode, (poin - tetap)::bigint FROM sisa WHERE poin > tetap ORDER BY kode COLLATE "C", id $$;

-- A note that corrections returned wholly left no points.
CREATE OR REPLACE FUNCTION audit_poin_retur(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH nota AS MATERIALIZED (SELECT DISTINCT id_group AS id FROM poin
    WHERE kode_toko = v_toko AND jenis = 'RETUR'),
  sisa AS (SELECT n.id, sum(p.poin) AS poin
    FROM nota n JOIN poin p ON p.kode_toko = v_toko
      AND (p.id_dokumen = n.id AND p.jenis IN ('DAPAT', 'AJAK', 'AJAK_SEKALI')
        OR p.id_group = n.id AND p.jenis IN ('RETUR', 'BATAL'))
    WHERE semua_diretur(v_toko, n.id) GROUP BY n.id HAVING sum(p.poin) <> 0)
  SELECT format('%s diretur semua, poin tersisa %s', d.nomor, s.poin)
  FROM sisa s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id LIMIT 1 $$;
