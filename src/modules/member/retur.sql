-- What the inviter of this member gets by the rule in force; nothing where nobody did, or he is gone.
CREATE OR REPLACE FUNCTION aturan_ajak(v_toko text, m member, v_tgl date)
RETURNS SETOF parameter_member_afiliasi LANGUAGE sql STABLE AS $$
  SELECT a.* FROM parameter_member_afiliasi a
    JOIN member b ON b.kode_member = m.kode_ajak AND b.aktif
  WHERE a.kode_toko = v_toko AND a.berlaku_mulai <= v_tgl ORDER BY a.berlaku_mulai DESC LIMIT 1 $$;

-- Whether the points for bringing this member stand, or he bought before anybody was to have them: they
-- are given once. They stand with the sale that gave them.
CREATE OR REPLACE FUNCTION sudah_diajak(v_member text) RETURNS boolean LANGUAGE sql STABLE AS $$
  WITH dia AS (SELECT kode_member FROM member WHERE v_member IN (kode_member, kode_gabung)),
  sekali AS (SELECT a.kode_toko, a.id_dokumen FROM poin d
    JOIN poin a ON a.kode_toko = d.kode_toko AND a.id_dokumen = d.id_dokumen AND a.jenis = 'AJAK_SEKALI'
    WHERE d.kode_member IN (SELECT kode_member FROM dia) AND d.jenis = 'DAPAT')
  SELECT EXISTS (SELECT FROM sekali a JOIN status_dokumen s ON s.kode_toko = a.kode_toko
      AND s.id = a.id_dokumen AND s.status <> 'BATAL'
    WHERE NOT semua_diretur(a.kode_toko, a.id_dokumen))
  OR NOT EXISTS (SELECT FROM sekali) AND EXISTS (SELECT FROM saldo_poin
    WHERE kode_member IN (SELECT kode_member FROM dia) AND nota > 0) $$;

-- What a correction takes back of the points of each sale that it returns lines of, by the rules of the
-- day on which they were earned: of a whole note all that it has left, else what the lines made of it.
CREATE OR REPLACE FUNCTION poin_retur(v_toko text, v_id uuid)
RETURNS TABLE (id_nota uuid, kode_member text, poin bigint) LANGUAGE sql STABLE AS $$
  WITH nota AS (
    SELECT r.id, d.tgl_system AS tgl, semua_diretur(v_toko, r.id) AS semua,
      poin_nota(v_toko, r.id, d.tgl_system, r.dahulu) AS lama,
      poin_nota(v_toko, r.id, d.tgl_system, r.kini) AS baru, coalesce((SELECT a.bagian_persen
        FROM member m, aturan_ajak(v_toko, m, d.tgl_system) a WHERE m.kode_member = d.kode_member), 0)
        AS bagian
    FROM retur_nota(v_toko, v_id) r
      JOIN poin d ON d.kode_toko = v_toko AND d.id_dokumen = r.id AND d.jenis = 'DAPAT'),
  sisa AS (
    SELECT n.id, member_kini(p.kode_member) AS kode, sum(p.poin) AS poin,
      sum(CASE p.jenis WHEN 'DAPAT' THEN n.lama - n.baru
        WHEN 'AJAK' THEN div(n.lama * n.bagian, 10000) - div(n.baru * n.bagian, 10000) ELSE 0 END) AS kurang
    FROM nota n JOIN poin p ON p.kode_toko = v_toko
      AND (p.id_dokumen = n.id AND p.jenis IN ('DAPAT', 'AJAK', 'AJAK_SEKALI')
        OR p.id_group = n.id AND p.jenis IN ('RETUR', 'BATAL'))
    GROUP BY n.id, kode)
  SELECT s.id, s.kode, (CASE WHEN n.semua THEN s.poin ELSE least(s.poin, s.kurang) END)::bigint
  FROM sisa s JOIN nota n USING (id)
  WHERE CASE WHEN n.semua THEN s.poin ELSE least(s.poin, s.kurang) END > 0
  ORDER BY s.kode COLLATE "C", s.id $$;
